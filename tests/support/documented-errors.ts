import { ERROR_BODY, type ErrorId } from '#contracts/errors.ts'
import { CALL_REFERENCES } from '#server/http/api-reference/call-references.ts'
import { COMMON_ERRORS } from '#server/http/api-reference/describe-operation.ts'
import { isPublicApiPath } from '#server/http/openapi.ts'

interface RefusedCall {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly text: string
}

const PATTERNS = Object.entries(CALL_REFERENCES).map(([call, { errors = [] }]) => ({
  call: new RegExp(`^${call.replace(/\./g, '\\.').replace(/:\w+/g, '[^/]+')}$`),
  // Wherever a token may be sent, a wrong one is refused.
  errors: [...errors, ...COMMON_ERRORS, 'UNAUTHENTICATED'] as readonly ErrorId[],
}))

const readErrorId = (text: string): ErrorId | null => {
  try {
    return ERROR_BODY.parse(JSON.parse(text)).id
  } catch {
    return null
  }
}

/** Throws if a call answers with an error that its description doesn't name: callers act on ids. */
export function requireDocumentedError({ method, path, status, text }: RefusedCall): void {
  if (status < 400 || !isPublicApiPath(path)) return
  const id = readErrorId(text)
  const known = PATTERNS.find(({ call }) => call.test(`${method} ${path}`))
  if (!id || !known || known.errors.includes(id)) return
  throw new Error(
    `${method} ${path} answers with ${id}, which src/server/http/api-reference doesn't name for it`,
  )
}
