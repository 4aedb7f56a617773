import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A part that gets a switch is in the bench at once. */
const PARTS = partsOf(readFileSync('templates/magento/Noest_Widgets/etc/config.xml', 'utf8'));
/** What keeps something of a page or of what is in it. */
const CACHES = ['config', 'layout', 'block_html', 'full_page'];

export type Switches = Readonly<Record<string, boolean>>;

/** The switches of the module's parts, in the default configuration of the Magento in this folder. */
export class PartSwitches {
  readonly #root: string;
  #now: Switches;

  constructor(root: string) {
    this.#root = root;
    this.#now = Object.fromEntries(
      PARTS.map((part) => [part, this.#run('config:show', `noest/parts/${part}`).trim() === '1']),
    );
  }

  get now(): Switches {
    return this.#now;
  }

  /** Sets the switches, and empties the caches. */
  set(switches: Switches): void {
    for (const [part, isOn] of Object.entries(switches)) {
      if (this.#now[part] === isOn) continue;
      this.#run('config:set', `noest/parts/${part}`, isOn ? '1' : '0');
      this.#now = { ...this.#now, [part]: isOn };
    }
    this.emptyCaches();
  }

  /** Empties every cache that has something of a page, Varnish too where Magento knows where it is. */
  emptyCaches(): void {
    this.#run('cache:clean', ...CACHES);
  }

  setAll(isOn: boolean): void {
    this.set(Object.fromEntries(PARTS.map((part) => [part, isOn])));
  }

  /** @throws what the command said, where it failed */
  #run(...words: readonly string[]): string {
    const command = [path.join(this.#root, 'bin/magento'), ...words];
    const { status, stdout, stderr, error } = spawnSync('php', command, { encoding: 'utf8' });
    if (error) throw error;
    if (status !== 0) throw new Error(`bin/magento ${words.join(' ')}: ${stderr || stdout}`);
    return stdout;
  }
}

function partsOf(config: string): string[] {
  const [, switches = ''] = /<parts>(.*?)<\/parts>/s.exec(config) ?? [];
  return Array.from(switches.matchAll(/<(\w+)>/g), ([, part = '']) => part);
}
