import { rmSync } from 'node:fs';

/** Empties the fixture shop: its next start creates and seeds a new database. */
const database = process.env['SHOP_DB'] ?? '.data/shop.sqlite';
for (const suffix of ['', '-wal', '-shm']) rmSync(`${database}${suffix}`, { force: true });
console.log(`${database} is gone; the next start seeds a new one`);
