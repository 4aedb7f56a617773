import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as v from 'valibot';

const ChunkSchema = v.object({
  file: v.string(),
  name: v.optional(v.string()),
  src: v.optional(v.string()),
  imports: v.optional(v.array(v.string()), []),
  dynamicImports: v.optional(v.array(v.string()), []),
  css: v.optional(v.array(v.string()), []),
});
const ManifestSchema = v.record(v.string(), ChunkSchema);

const SourceMapSchema = v.object({ sources: v.array(v.string()) });

const ENTRY = 'src/noest.ts';

/** A build as its manifest tells it: which file brings which others along. */
export class Build {
  readonly #folder: string;
  readonly #chunks: v.InferOutput<typeof ManifestSchema>;
  readonly #sizes = new Map<string, number>();
  readonly #modules = new Map<string, readonly string[]>();

  constructor(folder: string) {
    this.#folder = folder;
    this.#chunks = v.parse(ManifestSchema, JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')));
  }

  /** The keys of the manifest whose source is this module or stands in this folder. */
  sources(test: (source: string) => boolean): string[] {
    return Object.keys(this.#chunks).filter((key) => test(this.#chunks[key]?.src ?? key));
  }

  /** The file of a chunk by its name; a part's chunk has the part's name, unless several parts share one. */
  fileOf(name: string): string | undefined {
    return Object.values(this.#chunks).find((chunk) => chunk.name === name)?.file;
  }

  /** Files that a static import of these chunks brings along; with `lazy`, also those they import on demand. */
  files(keys: Iterable<string>, lazy: (key: string) => boolean = () => false): Set<string> {
    const files = new Set<string>();
    const seen = new Set<string>();
    const visit = (key: string): void => {
      const chunk = this.#chunks[key];
      if (!chunk || seen.has(key)) return;
      seen.add(key);
      for (const file of [chunk.file, ...chunk.css]) files.add(file);
      chunk.imports.forEach(visit);
      // The entry's own are the parts: a chunk that imports the entry does not ask for all of them.
      if (chunk.src !== ENTRY) chunk.dynamicImports.filter(lazy).forEach(visit);
    };
    for (const key of keys) visit(key);
    return files;
  }

  /** The text of a file as it was built. */
  text(file: string): string {
    return readFileSync(join(this.#folder, file), 'utf8');
  }

  /** The modules whose code is in a script, by their paths in the project, as its source map tells; JSON is not in it. */
  modulesIn(script: string): readonly string[] {
    const known = this.#modules.get(script);
    if (known) return known;
    const { sources } = v.parse(SourceMapSchema, JSON.parse(this.text(`${script}.map`)));
    const modules = sources.map((source) => source.replace(/^(\.\.\/)+/, ''));
    this.#modules.set(script, modules);
    return modules;
  }

  /** Bytes that these files take on the wire with brotli at its best. */
  weight(files: Iterable<string>): number {
    let bytes = 0;
    for (const file of files) bytes += this.#size(file);
    return bytes;
  }

  #size(file: string): number {
    const known = this.#sizes.get(file);
    if (known !== undefined) return known;
    const size = brotliCompressSync(readFileSync(join(this.#folder, file))).byteLength;
    this.#sizes.set(file, size);
    return size;
  }
}
