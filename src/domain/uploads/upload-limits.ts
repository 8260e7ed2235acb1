/** How large a file may be that a seller uploads, in the unit that sellers read. */
export const MAX_UPLOAD_MB = 10

export const MAX_UPLOAD_BYTES = MAX_UPLOAD_MB * 1024 * 1024

/** What the name of an uploaded file is cut to. */
const MAX_NAME_LENGTH = 80

/** What a name may not contain: folders, control characters, and marks that turn the reading direction around. */
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\/:*?"<>|]+/gu

/** A long name keeps its ending, because that says what kind of file it is. */
function shorten(name: string): string {
  const characters = [...name]
  if (characters.length <= MAX_NAME_LENGTH) return name
  const ending = /\.\w{1,5}$/.exec(name)?.[0] ?? ''
  return `${characters.slice(0, MAX_NAME_LENGTH - ending.length - 1).join('')}…${ending}`
}

/** The name of an uploaded file as it is stored and shown: a name, and nothing that a program could act on. */
export function cleanFileName(name: string): string {
  const cleaned = name
    .normalize('NFC')
    .replace(FORBIDDEN, ' ')
    .replace(/\s+/gu, ' ')
    // A leading dot hides a file.
    .replace(/^[ .]+/, '')
    .trim()
  return shorten(cleaned) || 'file'
}
