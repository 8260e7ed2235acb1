import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { MAX_UPLOAD_BYTES } from '#domain/uploads/upload-limits.ts'
import { drawInProcess } from '#server/drawing/drawing-queue.ts'
import { createPng, JPEG, PHONE_JPEG, PLACE } from '../../../tests/support/example-photos.ts'
import { checkUpload } from './check-upload.ts'

const buildPdf = (...objects: readonly string[]): Buffer =>
  Buffer.from(`%PDF-1.7\n${objects.join('\n')}\ntrailer << /Root 1 0 R >>\n%%EOF\n`, 'latin1')

const CATALOG = '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj'

const stream = (dictionary: string, content: Buffer): string =>
  `3 0 obj << ${dictionary} /Length ${content.length} >> stream\n${content.toString('latin1')}\nendstream endobj`

const OBJECTS = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode'
const SCRIPT = '4 0 << /S /JavaScript /JS (app.alert(1)) >>'

const describeCheck = async (bytes: Buffer): Promise<string> => {
  const checked = await checkUpload(bytes)
  return checked.kind === 'upload' ? checked.mediaType : checked.problem
}

describe('a file that a seller sends', () => {
  it('is a photo without anything but its picture', async () => {
    const checked = await checkUpload(PHONE_JPEG)
    if (checked.kind === 'refused') throw new Error(checked.problem)
    expect(checked.mediaType).toBe('image/jpeg')
    expect(checked.content.includes(PLACE)).toBe(false)
    expect(checked.sha256).toEqual(createHash('sha256').update(checked.content).digest())
  })

  it('is a plain PDF, byte by byte', async () => {
    const bytes = buildPdf(CATALOG, stream('/Filter /FlateDecode', deflateSync('BT (Jean) Tj ET')))
    expect(await checkUpload(bytes)).toMatchObject({
      kind: 'upload',
      mediaType: 'application/pdf',
      content: bytes,
    })
  })

  it('may hold any bytes in a picture of a PDF', async () => {
    const picture = Buffer.from('/JavaScript /Launch endobj /Encrypt', 'latin1')
    expect(await describeCheck(buildPdf(CATALOG, stream('/Subtype /Image', picture)))).toBe('application/pdf')
  })

  it.each([
    ['a script', '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'],
    ['a script in disguise', '/OpenAction << /S /J#61vaScript >>'],
    ['a program', '/AA << /O << /S /Launch /F (calc.exe) >> >>'],
    ['another file', '/Names << /EmbeddedFiles 4 0 R >>'],
    ['a form of its own', '/AcroForm << /XFA 5 0 R >>'],
    ['a document of another machine', '/OpenAction << /S /GoToR /F (\\\\host\\a.pdf) >>'],
    ['a sound', '/OpenAction << /S /Sound /Sound 5 0 R >>'],
  ])('is refused with %s in a PDF', async (_, entry) => {
    expect(await describeCheck(buildPdf(`1 0 obj << /Type /Catalog ${entry} >> endobj`))).toBe(
      'UPLOAD_ACTIVE',
    )
  })

  it('is refused with a script that is compressed', async () => {
    expect(await describeCheck(buildPdf(CATALOG, stream(OBJECTS, deflateSync(SCRIPT))))).toBe('UPLOAD_ACTIVE')
  })

  const hideScript = (before: string, after: string) =>
    buildPdf(CATALOG, `${before}4 0 obj << /S /JavaScript >> endobj${after}`)

  it.each([
    ['a comment that looks like a stream', hideScript('%stream\n', '\n%endstream')],
    ['a string that looks like a stream', hideScript('(stream\n) ', ' (\nendstream)')],
    ['a comment', hideScript('%', '')],
    ['a string', hideScript('(', ')')],
    ['a picture', buildPdf(CATALOG, stream('/Subtype /Image', Buffer.from('4 0 obj << /S /JavaScript >>')))],
    [
      'an object stream within a picture',
      buildPdf(CATALOG, stream('/Subtype /Image', Buffer.from('4 0 obj << /Type /Obj#53tm /N 1 >>'))),
    ],
  ])('is refused with a script in %s', async (_, bytes) => {
    expect(await describeCheck(bytes)).toBe('UPLOAD_ACTIVE')
  })

  it.each([
    ['with its type in disguise', '/Type /Obj#53tm /N 1 /Filter /FlateDecode'],
    ['without a type', '/N 1 /First 4 /Filter [ /FlateDecode ]'],
    ['with a string that looks like an object', `${OBJECTS} /X (1 0 obj <<)`],
    ['with a name that looks like an object', `${OBJECTS} /obj /obj`],
  ])('is refused with a compressed script %s', async (_, dictionary) => {
    expect(await describeCheck(buildPdf(CATALOG, stream(dictionary, deflateSync(SCRIPT))))).toBe(
      'UPLOAD_ACTIVE',
    )
  })

  it('is refused with a script in objects that are not compressed', async () => {
    expect(await describeCheck(buildPdf(CATALOG, stream('/Type /ObjStm /N 1', Buffer.from(SCRIPT))))).toBe(
      'UPLOAD_ACTIVE',
    )
  })

  it.each([
    ['predicted', `${OBJECTS} /DecodeParms << /Predictor 12 >>`],
    ['encoded twice', '/Type /ObjStm /N 1 /Filter [ /ASCIIHexDecode /FlateDecode ]'],
    ['encoded as another object says', '/Type /ObjStm /N 1 /Filter 5 0 R'],
    ['encoded in two ways at once', `${OBJECTS} /Filter /LZWDecode`],
  ])('is refused with objects that are %s', async (_, dictionary) => {
    expect(await describeCheck(buildPdf(CATALOG, stream(dictionary, deflateSync('4 0 null'))))).toBe(
      'UPLOAD_FORMAT',
    )
  })

  it.each([
    ['a string without an end', '4 0 obj ( endobj'],
    ['a dictionary without a beginning', '4 0 obj /A 1 >> endobj'],
    ['brackets that cross', '4 0 obj << /A [ >> ] endobj'],
    ['a stream without a dictionary', '4 0 obj stream\nx\nendstream endobj'],
    ['a stream without an end', '4 0 obj << /Length 3 >> stream\nabc'],
  ])('is refused with %s', async (_, object) => {
    expect(await describeCheck(buildPdf(CATALOG, object))).toBe('UPLOAD_FORMAT')
  })

  it('may say the length of a stream in another object', async () => {
    const bytes = buildPdf(CATALOG, '3 0 obj << /Length 4 0 R >> stream\r\nBT (a) Tj ET\r\nendstream endobj')
    expect(await describeCheck(bytes)).toBe('application/pdf')
  })

  it('is refused with more names than any document has, while all others are served', async () => {
    const bytes = buildPdf(CATALOG, '/a'.repeat(4_000_000))
    let turns = 0
    const timer = setInterval(() => {
      turns += 1
    }, 1)
    const checked = await describeCheck(bytes)
    clearInterval(timer)
    expect(checked).toBe('UPLOAD_FORMAT')
    expect(turns).toBeGreaterThan(0)
  })

  it('is accepted as our own papers are drawn', async () => {
    const slip = await drawInProcess({
      kind: 'packingSlip',
      marketId: 'de',
      audience: 'people',
      parcelNumber: '1000-0001',
      createdAt: new Date(0),
      sendBy: new Date(0),
      sellerName: 'Maria Schmidt',
      lines: [{ number: 1, name: 'Apple iPhone 13' }],
    })
    expect(await describeCheck(Buffer.from(slip))).toBe('application/pdf')
  })

  it('is refused with objects that nobody can read', async () => {
    expect(await describeCheck(buildPdf(CATALOG, stream(OBJECTS, Buffer.from('not compressed'))))).toBe(
      'UPLOAD_FORMAT',
    )
  })

  it('is refused with objects that grow without end, in one stream or in many', async () => {
    const grow = (bytes: number) => stream(OBJECTS, deflateSync(Buffer.alloc(bytes)))
    expect(await describeCheck(buildPdf(CATALOG, grow(9_000_000)))).toBe('UPLOAD_FORMAT')
    const many = Array.from({ length: 20 }, () => grow(1_000_000))
    expect(await describeCheck(buildPdf(CATALOG, ...many))).toBe('UPLOAD_FORMAT')
    expect(await describeCheck(buildPdf(CATALOG, ...many.slice(0, 5)))).toBe('application/pdf')
  })

  it('is refused with a password', async () => {
    expect(await describeCheck(buildPdf(CATALOG, '6 0 obj << /Encrypt 7 0 R >> endobj'))).toBe(
      'UPLOAD_LOCKED',
    )
  })

  it.each([
    ['a page of the web', Buffer.from('<html><script>alert(1)</script></html>'), 'UPLOAD_FORMAT'],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'UPLOAD_FORMAT'],
    ['half a PDF', buildPdf(CATALOG).subarray(0, 20), 'UPLOAD_FORMAT'],
    ['half a photo', JPEG.subarray(0, 200), 'UPLOAD_FORMAT'],
    ['a tiny photo', createPng(20, 20), 'UPLOAD_DIMENSIONS'],
    ['too many bytes', Buffer.alloc(MAX_UPLOAD_BYTES + 1), 'UPLOAD_TOO_LARGE'],
    ['nothing', Buffer.alloc(0), 'UPLOAD_FORMAT'],
  ])('is refused if it is %s', async (_, bytes, problem) => {
    expect(await describeCheck(bytes)).toBe(problem)
  })
})
