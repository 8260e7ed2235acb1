import { describe, expect, it } from 'vitest'
import { ERROR_CATALOGUE } from '#contracts/error-catalogue.ts'
import type { ErrorId } from '#contracts/errors.ts'
import { sourceFiles } from '../support/source-files.ts'

/** Statuses that an id has beside the one in the catalogue, and why. */
const OTHER_STATUSES: Readonly<Partial<Record<ErrorId, readonly number[]>>> = {
  // HTTP has its own statuses for a method, an address and a media type that can't be served.
  INVALID_REQUEST: [405, 414, 415],
  // A form that wasn't opened on the shop's page before it was sent.
  TOKEN_INVALID: [403],
}

const THROWN = /HttpError\(\s*(\d{3}),\s*'([A-Z0-9_]+)'/g

const listThrown = () =>
  sourceFiles('src/server')
    .filter(({ path }) => !path.endsWith('.test.ts'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(THROWN)].map(([, status, id]) => ({
        path,
        status: Number(status),
        id: id as ErrorId,
      })),
    )

describe('the status of an error', () => {
  it('is read from many places', () => {
    expect(listThrown().length).toBeGreaterThan(100)
  })

  it('is the one that the catalogue tells clients', () => {
    const wrong = listThrown()
      .filter(
        ({ id, status }) => ERROR_CATALOGUE[id].status !== status && !OTHER_STATUSES[id]?.includes(status),
      )
      .map(({ path, id, status }) => `${path}: ${id} with ${status}`)
    expect(wrong).toEqual([])
  })
})
