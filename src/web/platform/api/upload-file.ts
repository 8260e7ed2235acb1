import { reportProblem } from '#web/platform/errors/report-problem.ts'
import { type ApiResult, readRefusedBody } from './call-api.ts'

export interface FileUpload {
  readonly file: File
  readonly headers?: Readonly<Record<string, string>>
  /** Access token of the calling customer. */
  readonly bearer?: string
  /** How much of the file has left, from 0 to 1. */
  readonly onProgress: (share: number) => void
}

/** As long as the server waits for a file. */
const TIMEOUT_MS = 300_000

function readResult<Data>(request: XMLHttpRequest): ApiResult<Data> {
  try {
    const body: unknown = JSON.parse(request.responseText)
    // The caller names the type that the path answers with.
    if (request.status >= 200 && request.status < 300) return { kind: 'ok', data: body as Data }
    return readRefusedBody(body, request.getResponseHeader('retry-after'))
  } catch (error) {
    reportProblem(error, 'no answer from the server')
    return { kind: 'noAnswer' }
  }
}

/** Uploads one file. Not by `fetch`, which doesn't tell how far it is. Never throws: a lost network is an outcome, too. */
export const uploadFile = <Data>(path: string, upload: FileUpload): Promise<ApiResult<Data>> =>
  new Promise((resolve) => {
    const { file, headers = {}, bearer, onProgress } = upload
    const request = new XMLHttpRequest()
    request.open('POST', path)
    request.timeout = TIMEOUT_MS
    request.setRequestHeader('content-type', file.type)
    if (bearer) request.setRequestHeader('authorization', `Bearer ${bearer}`)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('load', () => resolve(readResult<Data>(request)))
    for (const event of ['error', 'abort', 'timeout'])
      request.addEventListener(event, () => resolve({ kind: 'noAnswer' }))
    request.send(file)
  })
