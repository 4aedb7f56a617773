import type { ApiResult, Totals } from '../../api';

/** How long a line waits for a further press of the stepper. */
const DEBOUNCE_MS = 300;

type Answer = ApiResult<Totals>;

/** Sends one quantity; `isOvertaken` says on arrival of the answer whether a newer change has been asked for since. */
type Send = (itemId: string, wanted: () => number, isOvertaken: () => boolean) => Promise<Answer>;

interface Line {
  wanted: number;
  timer: ReturnType<typeof setTimeout> | null;
  isSending: boolean;
  readonly answer: Promise<Answer>;
  readonly settle: (answer: Answer) => void;
}

/** Changes of quantity, a line each: debounced, one request at a time, and the last wish is the one that counts. */
export function createQuantities(send: Send) {
  const lines = new Map<string, Line>();

  /** @returns the answer to the last change of this line, whichever caller asked it. */
  function change(itemId: string, qty: number): Promise<Answer> {
    const line = lines.get(itemId) ?? newLine(qty);
    lines.set(itemId, line);
    line.wanted = qty;
    if (line.timer !== null) clearTimeout(line.timer);
    line.timer = setTimeout(() => {
      line.timer = null;
      if (!line.isSending) void sendWanted(itemId, line);
    }, DEBOUNCE_MS);
    return line.answer;
  }

  /** Sends nothing more for this line; whoever waits for it gets the answer of what came instead. */
  function overtake(itemId: string, instead: Promise<Answer>): void {
    const line = lines.get(itemId);
    if (!line) return;
    lines.delete(itemId);
    if (line.timer !== null) clearTimeout(line.timer);
    void instead.then(line.settle);
  }

  async function sendWanted(itemId: string, line: Line): Promise<void> {
    line.isSending = true;
    let sent = line.wanted;
    const isOvertaken = () => lines.get(itemId) !== line || line.wanted !== sent;
    const answer = await send(itemId, () => (sent = line.wanted), isOvertaken);
    line.isSending = false;
    if (lines.get(itemId) !== line || line.timer !== null) return;
    if (isOvertaken()) return sendWanted(itemId, line);
    lines.delete(itemId);
    line.settle(answer);
  }

  return { change, overtake };
}

function newLine(wanted: number): Line {
  let settle!: (answer: Answer) => void;
  const answer = new Promise<Answer>((resolve) => (settle = resolve));
  return { wanted, timer: null, isSending: false, answer, settle };
}
