import { describe, expect, it } from 'vitest'
import type { ErrorBody } from '#contracts/errors.ts'
import { MAX_UPLOAD_BYTES } from '#domain/uploads/upload-limits.ts'
import { checkFile, readUploadProblem } from './use-file-upload.ts'

const refuse = (statusCode: number, errors: ErrorBody['errors'] = []) =>
  readUploadProblem({
    kind: 'refused',
    error: { statusCode, id: 'INVALID_REQUEST', message: '', errors },
  })

describe('a chosen file', () => {
  it.each([
    ['image/jpeg', 1, null],
    ['application/pdf', MAX_UPLOAD_BYTES, null],
    ['application/pdf', MAX_UPLOAD_BYTES + 1, 'UPLOAD_TOO_LARGE'],
    ['image/heic', 1, 'UPLOAD_FORMAT'],
    ['', 1, 'UPLOAD_FORMAT'],
  ])('of type %j and %d bytes is checked before it is sent: %s', (type, size, problem) => {
    expect(checkFile({ type, size })).toBe(problem)
  })
})

describe('an upload', () => {
  it('that arrived has no problem', () => {
    expect(readUploadProblem({ kind: 'ok', data: null })).toBeNull()
  })

  it('that got lost can be repeated', () => {
    expect(readUploadProblem({ kind: 'noAnswer' })).toBe('UPLOAD_LOST')
  })

  it('is refused with the reason that the server names', () => {
    expect(refuse(422, [{ field: 'file', key: 'UPLOAD_LOCKED' }])).toBe('UPLOAD_LOCKED')
    expect(refuse(413, [{ field: 'file', key: 'UPLOAD_TOO_LARGE' }])).toBe('UPLOAD_TOO_LARGE')
  })

  it.each([
    [415, 'UPLOAD_FORMAT'],
    [429, 'UPLOAD_BUSY'],
    [503, 'UPLOAD_BUSY'],
    [400, 'UPLOAD_LOST'],
    [404, 'UPLOAD_CLOSED'],
    [409, 'UPLOAD_CLOSED'],
    [410, 'UPLOAD_CLOSED'],
  ])('with the status %d means %s', (statusCode, problem) => {
    expect(refuse(statusCode)).toBe(problem)
  })
})
