import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readUploadForm } from './upload-form.ts'

/** A form as browsers encode it. */
async function encode(fields: FormData) {
  const response = new Response(fields)
  return { type: response.headers.get('content-type') ?? '', body: Buffer.from(await response.arrayBuffer()) }
}

async function encodeFile(content: Uint8Array<ArrayBuffer>, name: string) {
  const fields = new FormData()
  fields.set('file', new File([content], name))
  return encode(fields)
}

describe('the file of a form', () => {
  it('is what the browser has sent, whatever its bytes and its name are', async () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1 })
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 500 }), name, async (content, fileName) => {
        const { type, body } = await encodeFile(new Uint8Array(content), fileName)
        // Both are as Node reads them, which turns single line ends of a name into pairs.
        const sent = (
          await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
        ).get('file')
        const read = readUploadForm(body, type)
        expect([...read.bytes]).toEqual([...content])
        expect(read.name).toBe(sent instanceof File ? sent.name : '')
      }),
    )
  })

  it('is no copy: a large one takes its memory once', async () => {
    const { type, body } = await encodeFile(new Uint8Array(1_000), 'bill.pdf')
    expect(readUploadForm(body, type).bytes.buffer).toBe(body.buffer)
  })

  it('is empty where none was chosen', async () => {
    const fields = new FormData()
    fields.set('other', 'text')
    const { type, body } = await encode(fields)
    expect(readUploadForm(body, type)).toEqual({ name: '', bytes: Buffer.alloc(0) })
  })

  it.each([
    ['nothing', '', 'multipart/form-data; boundary=x'],
    ['no boundary', '--x\r\n\r\n\r\n--x--', 'multipart/form-data'],
    ['another boundary', '--y\r\n\r\n\r\n--y--', 'multipart/form-data; boundary=x'],
    [
      'no end',
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
      'multipart/form-data; boundary=x',
    ],
    [
      'a head without an end',
      `--x\r\n${'a'.repeat(9_000)}\r\n\r\n\r\n--x--`,
      'multipart/form-data; boundary=x',
    ],
  ])('is refused with %s', (_, body, type) => {
    expect(() => readUploadForm(Buffer.from(body), type)).toThrow(
      expect.objectContaining({ statusCode: 400 }),
    )
  })
})
