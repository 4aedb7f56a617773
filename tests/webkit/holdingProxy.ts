import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HoldingProxy {
  readonly address: string;
  /** From now on the code of this part is kept back, until what it returns is called. */
  holdBack(part: string): () => void;
  close(): void;
}

/** A server before another one on this machine, for the driver can hold no request back. */
export async function startHoldingProxy(port: number): Promise<HoldingProxy> {
  const host = '127.0.0.1';
  const gates = new Map<string, Promise<void>>();
  const proxy = createServer(async (incoming, outgoing) => {
    const { url = '/', method, headers } = incoming;
    await gates.get(/\/chunks\/.*\/(\w+)\.js$/.exec(url)?.[1] ?? '');
    const passed = ask({ host, port, path: url, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(passed);
  }).listen(0, host);
  await once(proxy, 'listening');
  return {
    address: `http://${host}:${(proxy.address() as AddressInfo).port}`,
    holdBack(part) {
      let letGo = (): void => {};
      gates.set(part, new Promise((resolve) => (letGo = resolve)));
      return letGo;
    },
    close() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
