import type { Page } from 'playwright';

/** A file that a page asked for, each time it did. */
export interface Asked {
  readonly url: string;
  readonly isPrefetched: boolean;
  isFromCache: boolean;
  /** On the wire, headers of the answer included; 0 from the cache, and until it has come. */
  bytes: number;
}

/** What a page asks for from here on, as Chromium's network panel lists it. */
export async function listRequests(page: Page): Promise<readonly Asked[]> {
  const devtools = await page.context().newCDPSession(page);
  const asked: Asked[] = [];
  const byId = new Map<string, Asked>();
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return;
    // Nothing else has this priority; not every Chromium says by its type that it is a prefetch.
    const isPrefetched = request.initialPriority === 'VeryLow';
    const file = { url: request.url, isPrefetched, isFromCache: false, bytes: 0 };
    byId.set(requestId, file);
    asked.push(file);
  });
  const fromCache = (requestId: string): void => {
    const file = byId.get(requestId);
    if (file) file.isFromCache = true;
  };
  devtools.on('Network.requestServedFromCache', ({ requestId }) => fromCache(requestId));
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) fromCache(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = byId.get(requestId);
    if (file && !file.isFromCache) file.bytes = encodedDataLength;
  });
  await devtools.send('Network.enable');
  return asked;
}
