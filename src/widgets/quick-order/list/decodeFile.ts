/** The text of a CSV file: UTF-8, UTF-16 with its mark as Excel's "Unicode text" has it, else Windows-1252 as Excel's CSV. */
export function decodeFile(bytes: Uint8Array<ArrayBuffer>): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Bytes that are no UTF-8: any are Windows-1252.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
