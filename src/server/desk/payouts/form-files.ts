import type { FastifyInstance, FastifyRequest } from 'fastify'

const textOf = async (value: File | string): Promise<string> =>
  typeof value === 'string' ? value : Buffer.from(await value.arrayBuffer()).toString('utf8')

/** The fields of a form with files; a file stands for its text. */
async function readForm(body: Buffer, contentType: string): Promise<Record<string, string>> {
  // The platform reads such forms itself, where it gets them as the body of an answer.
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': contentType },
  }).formData()
  const fields = await Promise.all([...form].map(async ([name, value]) => [name, await textOf(value)]))
  return Object.fromEntries(fields)
}

class UnreadableForm extends Error {
  override name = 'UnreadableForm'
  readonly statusCode = 400
}

/** Takes forms that upload text files, such as a bank's answer. */
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
