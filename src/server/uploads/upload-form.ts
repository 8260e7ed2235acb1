/** A file as it was sent: its name is only what the sender says. */
export interface SentFile {
  readonly name: string
  readonly bytes: Buffer
}

class UnreadableForm extends Error {
  override name = 'UnreadableForm'
  readonly statusCode = 400
}

const LINE_END = '\r\n'
const HEAD_END = `${LINE_END}${LINE_END}`

/** Long enough for a name and a type. */
const MAX_HEAD_BYTES = 8_192

/** Browsers write these characters of a name as escapes, and no others. */
const unescapeName = (name: string): string =>
  name.replace(/%(22|0D|0A)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/**
 * The file of a form with one field, `file`, as browsers without script send it. It is read in place: its bytes are a part of
 * the body, not a copy of it. A form without a file has an empty one.
 */
export function readUploadForm(body: Buffer, contentType: string): SentFile {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? []
  const boundary = `--${quoted ?? plain ?? ''}`
  const headStart = boundary.length + LINE_END.length
  const headEnd = body.subarray(0, headStart + MAX_HEAD_BYTES).indexOf(HEAD_END, headStart)
  const contentStart = headEnd + HEAD_END.length
  const contentEnd = body.indexOf(`${LINE_END}${boundary}`, contentStart)
  if (body.toString('utf8', 0, headStart) !== `${boundary}${LINE_END}` || headEnd === -1 || contentEnd === -1)
    throw new UnreadableForm('We couldn’t read the form. Go back and send it again.')
  const head = body.toString('utf8', headStart, headEnd)
  const [, name] = /; name="file"; filename="([^"]*)"/.exec(head) ?? []
  if (name === undefined) return { name: '', bytes: Buffer.alloc(0) }
  return { name: unescapeName(name), bytes: body.subarray(contentStart, contentEnd) }
}
