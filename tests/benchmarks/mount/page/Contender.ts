/** One way of mounting. Its functions are exported by its module. */
export interface Contender {
  /** Loads all code and mounts one part out of the page, so that neither is measured. */
  prepare(): Promise<void> | void;
  /** Begins to mount what stands in the page. */
  start(): void;
  /** Lets everything leave, and the server's markup return; where the contender can. */
  stop?(): void;
}
