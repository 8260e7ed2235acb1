/** The text of a list's bytes. Older spreadsheets write Windows-1252 where everybody else writes UTF-8. */
export function decodeList(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
