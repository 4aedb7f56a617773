/** A BroadcastChannel for tests: what is posted on one of a name is heard at once by every other one. */
export class FakeChannel extends EventTarget {
  static readonly open = new Set<FakeChannel>();
  readonly name: string;

  constructor(name: string) {
    super();
    this.name = name;
    FakeChannel.open.add(this);
  }

  postMessage(data: unknown): void {
    for (const channel of FakeChannel.open) {
      if (channel !== this && channel.name === this.name) channel.dispatchEvent(new MessageEvent('message', { data }));
    }
  }

  close(): void {
    FakeChannel.open.delete(this);
  }
}
