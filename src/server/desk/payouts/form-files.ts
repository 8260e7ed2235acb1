import type { FastifyInstance, FastifyRequest } from 'fastify'
import { decodeText } from '#domain/text/decode-text.ts'

type FormValue = FormDataEntryValue

/** Pictures are read as bytes, all other files as text. */
async function readValue(value: FormValue): Promise<string | Buffer> {
  if (typeof value === 'string') return value
  const bytes = Buffer.from(await value.arrayBuffer())
  return value.type.startsWith('image/') ? bytes : decodeText(bytes)
}

/** What browsers send if no file was chosen. */
const isUnchosen = (value: FormValue): boolean =>
  typeof value !== 'string' && value.name === '' && value.size === 0

/** Reads a form with files like one without: a field is a value, or a list if its name occurs several times. */
async function readForm(body: Buffer, contentType: string): Promise<Record<string, unknown>> {
  // Node parses such forms, but only as the body of a `Response`.
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': contentType },
  }).formData()
  const fields = [...new Set(form.keys())].map(async (name) => {
    const chosen = form.getAll(name).filter((value) => !isUnchosen(value))
    const values = await Promise.all(chosen.map(readValue))
    return [name, values.length > 1 ? values : values[0]] as const
  })
  return Object.fromEntries(await Promise.all(fields))
}

class UnreadableForm extends Error {
  override name = 'UnreadableForm'
  readonly statusCode = 400
}

/** Accepts forms that upload files, such as a bank's answer or photos, without any script in the page. */
export function registerFormFiles(app: FastifyInstance): void {
  const parse = async ({ headers }: FastifyRequest, body: Buffer) => {
    try {
      return await readForm(body, headers['content-type'] ?? '')
    } catch {
      throw new UnreadableForm('We couldn’t read the form. Go back and send it again.')
    }
  }
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, parse)
}
