import { saveFile } from '../files/save-file.ts'
import { DeskError, readDeskError } from './desk-error.ts'
import { findWayOut } from './find-way-out.ts'

export interface ApiCall {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly json?: unknown
  /** A photo as the whole body. */
  readonly file?: Blob
  /** Nobody clicked anything: the server doesn't count it as use of the session. */
  readonly isUnattended?: boolean
  readonly signal?: AbortSignal
}

function buildRequest({ method = 'GET', json, file, isUnattended, signal }: ApiCall): RequestInit {
  const headers = new Headers({ accept: 'application/json' })
  if (json !== undefined) headers.set('content-type', 'application/json')
  if (file) headers.set('content-type', file.type)
  if (isUnattended) headers.set('desk-unattended', 'true')
  return {
    method,
    headers,
    ...(json !== undefined && { body: JSON.stringify(json) }),
    ...(file && { body: file }),
    ...(signal && { signal }),
  }
}

async function request(path: string, call: ApiCall): Promise<Response> {
  try {
    return await fetch(path, buildRequest(call))
  } catch (error) {
    if (call.signal?.aborted) throw error
    throw new DeskError('NO_ANSWER', { status: 0, message: 'No answer from the desk.' })
  }
}

/** A successful response. Whoever has to sign in or confirm again is led there and back: for them it never comes. */
async function requestAllowed(path: string, call: ApiCall): Promise<Response> {
  const response = await request(path, call)
  if (response.ok) return response
  const error = await readDeskError(response)
  const wayOut = findWayOut(error, location.pathname + location.search)
  if (wayOut === null) throw error
  location.assign(wayOut)
  return new Promise(() => undefined)
}

/** Calls the desk's API. The contract types the answer; the server checks it by the same schema before it is sent. */
export async function callApi<Answer>(path: string, call: ApiCall = {}): Promise<Answer> {
  const response = await requestAllowed(path, call)
  return (await response.json()) as Answer
}

const readFilename = (response: Response): string => {
  const [, name = ''] =
    /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '') ?? []
  return decodeURIComponent(name)
}

/** Saves what the API returns as a file; null if it says that there is none yet. */
export async function downloadFile(path: string, json: unknown): Promise<string | null> {
  const response = await requestAllowed(path, { method: 'POST', json })
  const filename = readFilename(response)
  if (filename === '') return null
  saveFile(await response.blob(), filename)
  return filename
}
