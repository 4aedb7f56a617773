import { Agent, request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly location: string;
  readonly body: string;
  /** From the question to the whole answer. */
  readonly ms: number;
}

/** Somebody at a network address of this machine, with the cookies and the token of one session. */
export class Visitor {
  readonly #agent = new Agent({ keepAlive: true });
  readonly #cookies = new Map<string, string>();
  readonly #port: number;
  readonly #from: string;
  #token = '';

  constructor(port: number, from: string) {
    this.#port = port;
    this.#from = from;
  }

  get(path: string): Promise<Answer> {
    return this.#ask('GET', path, '');
  }

  /** Opens the login page, and so begins a session. */
  async arrive(): Promise<void> {
    const { body } = await this.get('/customer/account/login');
    this.#token = /name="_token" value="([^"]*)"/.exec(body)?.[1] ?? '';
  }

  logIn(email: string, password: string): Promise<Answer> {
    const fields = { _token: this.#token, 'login[username]': email, 'login[password]': password };
    return this.#ask('POST', '/customer/account/login', new URLSearchParams(fields).toString());
  }

  leave(): void {
    this.#agent.destroy();
  }

  #ask(method: string, path: string, body: string): Promise<Answer> {
    const start = performance.now();
    return new Promise((resolve, reject) => {
      const headers = {
        Cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
        ...(body && { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': Buffer.byteLength(body) }),
      };
      const options = { host: '127.0.0.1', port: this.#port, localAddress: this.#from, agent: this.#agent };
      const asked = request({ ...options, method, path, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          // A visitor who is let in stays a guest here, and can log in again.
          if (method === 'GET') this.#keep(response.headers['set-cookie'] ?? []);
          resolve({
            status: response.statusCode ?? 0,
            location: response.headers.location ?? '',
            body: Buffer.concat(chunks).toString(),
            ms: performance.now() - start,
          });
        });
      });
      asked.on('error', reject);
      asked.end(body);
    });
  }

  #keep(cookies: readonly string[]): void {
    for (const cookie of cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.#cookies.set(name, value);
    }
  }
}
