import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'
import { type RequestOptions, startTestShop, type TestShop } from '../../support/test-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop.close())

/** Below the largest header that Node accepts. */
const LARGEST = 15_500

interface Sent extends RequestOptions {
  readonly path: string
}

/** Builds the n-th request. Each differs a little, so that no answer is remembered. */
type BuildRequest = (count: number) => Sent

/** How long this process, which is the shop's, has worked: a busy machine does not matter. */
const readWorkTime = () => {
  const { user, system } = process.cpuUsage()
  return user + system
}

/** The fastest of several tries: the others may have waited for a collection of garbage. */
async function measure(build: BuildRequest): Promise<number> {
  const times: number[] = []
  for (let count = 0; count < 5; count += 1) {
    const { path, ...options } = build(count)
    const startedAt = readWorkTime()
    await shop.send(MARKET_HOSTS.de, path, options)
    times.push(readWorkTime() - startedAt)
  }
  return Math.min(...times)
}

/** Sixteen kilobytes take a little longer than nothing. What is not linear takes hundreds of times as long. */
const MOST = 25

/**
 * How much longer a hostile request takes than an ordinary one of its kind. What is too slow is measured again: a shared
 * processor is slow by chance, what is not linear is slow each time.
 */
async function compare(ordinary: BuildRequest, hostile: BuildRequest): Promise<number> {
  await measure(ordinary)
  let ratio = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < 3 && ratio >= MOST; attempt += 1)
    ratio = Math.min(ratio, (await measure(hostile)) / (await measure(ordinary)))
  return ratio
}

const CHARACTERS = ['\t', ' ', ',', ';', '=', '/', '%', '0', 'a', '"', ':', ';\t', 'a=', ', ']

const fill = (text: string, length = LARGEST) => text.repeat(Math.floor(length / text.length))

describe('a request of the largest size takes linear time', () => {
  it.each([
    'accept-encoding',
    'accept',
    'accept-language',
    'cookie',
    'if-none-match',
    'authorization',
    'x-forwarded-for',
    'x-forwarded-host',
    'content-type',
    'user-agent',
  ])('with a hostile header: %s', async (name) => {
    for (const characters of CHARACTERS) {
      const ratio = await compare(
        (count) => ({ path: '/', headers: { [name]: `gzip${count}` } }),
        (count) => ({ path: '/', headers: { [name]: `gzip${fill(characters)}x${count}` } }),
      )
      expect({ characters, isLinear: ratio < MOST }).toEqual({ characters, isLinear: true })
    }
  })

  it.each(['/', '%20', '-', '.', 'a-', 'clarification/', '1', 'uebersicht-'])(
    'with a hostile path of %j',
    async (part) => {
      const ratio = await compare(
        (count) => ({ path: `/produkte/x${count}` }),
        (count) => ({ path: `/produkte/${fill(part, 1_900)}x${count}` }),
      )
      expect(ratio).toBeLessThan(MOST)
    },
  )

  it.each(['%20', '+', '&', '=', 'a=1&', '-', '%C3%9F'])('with a hostile query of %j', async (part) => {
    const search = '/produkte/uebersicht-suche?q='
    const ratio = await compare(
      (count) => ({ path: `${search}a${count}` }),
      (count) => ({ path: `${search}${count}${fill(part, 12_000)}` }),
    )
    expect(ratio).toBeLessThan(MOST)
  })

  it.each([' ', '1 ', '2-', '1 gen', ': 1', 'kit 1', 'in ', '12,', '["', '{"a":'])(
    'with a hostile body of %j',
    async (part) => {
      const post = (text: string) => ({
        path: '/api/lists/names',
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ names: [text] }),
      })
      const ratio = await compare(
        (count) => post(`a${count}`),
        (count) => post(`${count}${fill(part, 25_000)}`),
      )
      expect(ratio).toBeLessThan(MOST)
    },
  )
})
