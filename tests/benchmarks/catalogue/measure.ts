import { serve } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { syntheticProducts } from '../../../fixtures/catalogue/synthetic';
import { createServices } from '../../../fixtures/shop/createServices';
import { openDatabase } from '../../../fixtures/shop/database/open';
import { seed } from '../../../fixtures/shop/database/seed';
import { pageRoutes } from '../../../fixtures/shop/pages';
import { createRenderer } from '../../../fixtures/shop/render/engine';
import { createShop } from '../../../fixtures/shop/server';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 40);
/** The first requests are the compiler's. */
const WARM_UP = 10;

const QUESTIONS = [
  { name: 'whole category', query: '' },
  { name: 'one filter', query: 'dikte=18+mm' },
  { name: 'two filters and a price', query: 'dikte=18+mm&dikte=27+mm&merk=Wisa&minPrice=5&maxPrice=60' },
  { name: 'by name, page 3, 96 a page', query: 'sort=name:asc&page=3&page_size=96' },
];

export interface Row {
  readonly name: string;
  readonly size: number;
  readonly median: number;
  readonly slow: number;
  /** CPU time of a request in this process, the asking included. */
  readonly cpu: number;
}

/** Asks a shop with so many products over HTTP on this machine, each request after the one before. */
export async function measureCatalogue(size: number): Promise<Row[]> {
  const database = openDatabase(':memory:');
  seed(database, () => syntheticProducts(size, 1));
  const services = createServices(database);
  const renderer = createRenderer();
  const pages = pageRoutes(services, renderer);
  const shop = createShop({
    services,
    pages,
    theme: renderer.theme,
    noestFolder: '/nowhere',
    version: '',
    log: () => {},
  });
  const server = await new Promise<Server>((resolve) => {
    const started = serve({ fetch: shop.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve(started as Server));
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const biggest = services.catalogue.categoryTree().reduce((a, b) => (b.productCount > a.productCount ? b : a));

  const measured: Row[] = [];
  for (const { name, query } of QUESTIONS) {
    const address = `${origin}/api/catalog/category/${biggest.id}/product/list?${query}`;
    measured.push({ name: `call, ${name}`, size, ...(await time(address)) });
  }
  measured.push({
    name: 'call, search "douglas"',
    size,
    ...(await time(`${origin}/api/catalog/search/product/list?query=douglas`)),
  });
  // The shop keeps the answers to searches: every one of these is another. Shown, and not held to the target of a listing.
  measured.push({
    name: 'a new search each time',
    size,
    ...(await time((round) => `${origin}/api/catalog/search/product/list?query=eikenhoutn+plank+${round}+meter`)),
  });
  measured.push({ name: 'page, whole category', size, ...(await time(origin + biggest.path)) });
  server.close();
  database.close();
  return measured;
}

async function time(address: string | ((round: number) => string)): Promise<Pick<Row, 'median' | 'slow' | 'cpu'>> {
  const times: number[] = [];
  let cpu = process.cpuUsage();
  for (let round = 0; round < ROUNDS + WARM_UP; round++) {
    if (round === WARM_UP) cpu = process.cpuUsage();
    const start = performance.now();
    const asked = typeof address === 'string' ? address : address(round);
    const response = await fetch(asked);
    await response.text();
    if (!response.ok) throw new Error(`${asked} answered ${response.status}`);
    if (round >= WARM_UP) times.push(performance.now() - start);
  }
  const { user, system } = process.cpuUsage(cpu);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { median: at(0.5), slow: at(0.95), cpu: (user + system) / 1000 / ROUNDS };
}
