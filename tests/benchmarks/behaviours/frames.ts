export interface TraceEvent {
  readonly name: string;
  readonly args?: { readonly frame_reporter?: { readonly state?: string; readonly affects_smoothness?: boolean } };
}

/** The frames of a trace as the compositor reports them, and those of them that came too late to be seen as smooth. */
export function framesOf(events: readonly TraceEvent[]): { frames: number; dropped: number } {
  const reports = events.flatMap(({ name, args }) =>
    name === 'PipelineReporter' && args?.frame_reporter ? [args.frame_reporter] : [],
  );
  const dropped = reports.filter((report) => report.state === 'STATE_DROPPED' && report.affects_smoothness);
  return { frames: reports.length, dropped: dropped.length };
}
