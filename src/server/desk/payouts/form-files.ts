import type { FastifyInstance, FastifyRequest } from 'fastify'

type FormValue = FormDataEntryValue

/** A picture stands for its bytes, any other file for its text. */
async function readValue(value: FormValue): Promise<string | Buffer> {
  if (typeof value === 'string') return value
  const bytes = Buffer.from(await value.arrayBuffer())
  return value.type.startsWith('image/') ? bytes : bytes.toString('utf8')
}

/** What browsers send for a file that nobody chose. */
const isUnchosen = (value: FormValue): boolean =>
  typeof value !== 'string' && value.name === '' && value.size === 0

/** The fields of a form with files, as of one without: a value, or a list where a name comes several times. */
async function readForm(body: Buffer, contentType: string): Promise<Record<string, unknown>> {
  // The platform reads such forms itself, where it gets them as the body of an answer.
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

/** Takes forms that upload files, such as a bank's answer or photos; no script is needed for them. */
export function registerFormFiles(app: FastifyInstance): void {
  const parse = async ({ headers }: FastifyRequest, body: Buffer) => {
    try {
      return await readForm(body, headers['content-type'] ?? '')
    } catch {
      throw new UnreadableForm('The form cannot be read.')
    }
  }
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, parse)
}
