import { generateKeyPairSync, sign, verify } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalise } from '#domain/kernel/canonicalise.ts'
import type { SignedOffer } from './signed-offer.ts'
import { type SignedOfferTrust, type SignedText, verifySignedOffer } from './verify-signed-offer.ts'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const strangers = generateKeyPairSync('ed25519')

const OFFER: SignedOffer = {
  kind: 'signed-offer',
  version: 1,
  tradeNumber: '4F7K-22QM',
  market: 'pl',
  shopMode: 'default',
  currency: 'PLN',
  createdAt: '2026-11-15T12:00:00.000Z',
  sendBy: '2026-12-06T22:59:59.000Z',
  answerDays: 14,
  secondAnswerDays: 7,
  voucher: null,
  totalInCents: 23_700,
  acceptRule: { minShareBp: 9_000, otherwise: 'ASK' },
  devices: [
    {
      itemNumbers: [1],
      offerId: 'offer-a',
      categoryId: 'phones',
      deviceId: 7,
      storageGb: 128,
      deviceName: 'Łódź “Phone” 5',
      conditionId: 3,
      answers: { PH_BATTERY: ['LT_80'] },
      ruleVersion: 1,
      priceListVersion: 3,
      deductionFactorBp: 43_000,
      priceInCents: 23_700,
      breakdown: {
        baseInCents: 30_000,
        floorInCents: 0,
        roundingInCents: -60,
        totalInCents: 23_700,
        lines: [{ question: 'CONDITION', answer: 'GOOD', effectInCents: -6_240 }],
      },
    },
  ],
}

const signAsShop = (payload: unknown, key = privateKey, keyId = 'shop') => ({
  keyId,
  payload,
  signature: sign(null, Buffer.from(canonicalise(payload)), key).toString('base64url'),
})

const checkSignature = async ({ text, signature }: SignedText) =>
  verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64url')) ? 'valid' : 'invalid'

const TRUST: SignedOfferTrust = { keys: [{ keyId: 'shop', publicKey: '' }], checkSignature }

const verdictOn = (text: string) => verifySignedOffer(text, TRUST)
const SIGNED = signAsShop(OFFER)

describe('an offer that the shop signed', () => {
  it('is genuine, and its offer is what was signed', async () => {
    expect(await verdictOn(JSON.stringify(SIGNED))).toEqual({ kind: 'genuine', offer: OFFER })
  })

  it('stays genuine when a mail or an editor has set it in another way', async () => {
    const { payload, ...rest } = SIGNED
    const turned = { payload: Object.fromEntries(Object.entries(OFFER).reverse()), ...rest }
    const escaped = JSON.stringify(SIGNED).replace(/Ł/g, '\\u0141')
    const texts = [JSON.stringify(SIGNED, null, 2), `\ufeff\r\n${escaped}\n`, JSON.stringify(turned)]
    for (const text of texts) expect(await verdictOn(text)).toEqual({ kind: 'genuine', offer: payload })
  })

  it('is not shown by a page that is older than its form', async () => {
    const forms = [{ ...OFFER, version: 2 }, { ...OFFER, kind: 'other' }, {}, []]
    for (const form of forms)
      expect(await verdictOn(JSON.stringify(signAsShop(form)))).toEqual({ kind: 'unknownForm' })
  })

  it('is left open where the signature cannot be checked', async () => {
    const trust: SignedOfferTrust = { ...TRUST, checkSignature: async () => 'unchecked' }
    expect(await verifySignedOffer(JSON.stringify(SIGNED), trust)).toEqual({ kind: 'unchecked' })
  })
})

/** Every place of a value, as the value with another content in that place. */
function changesOf(value: unknown): unknown[] {
  if (typeof value === 'number') return [value + 1]
  if (typeof value === 'string') return [`${value}x`]
  if (Array.isArray(value))
    return [
      [...value, 1],
      ...value.flatMap((entry, at) =>
        changesOf(entry).map((changed) => value.map((old, index) => (index === at ? changed : old))),
      ),
    ]
  const entries = Object.entries(Object(value))
  return [
    { ...Object(value), more: 1 },
    ...entries.map(([key]) => Object.fromEntries(entries.filter(([other]) => other !== key))),
    ...entries.flatMap(([key, entry]) =>
      changesOf(entry).map((changed) => ({ ...Object(value), [key]: changed })),
    ),
  ]
}

describe('an offer that the shop did not sign', () => {
  it('is forged, whichever single thing in it was changed, added or left out', async () => {
    const changes = changesOf(OFFER)
    expect(changes.length).toBeGreaterThan(60)
    for (const payload of changes)
      expect({ payload, verdictOn: await verdictOn(JSON.stringify({ ...SIGNED, payload })) }).toEqual({
        payload,
        verdictOn: { kind: 'forged' },
      })
  })

  it('is forged with the signature of someone else, of another offer, or none', async () => {
    const signatures = [
      signAsShop(OFFER, strangers.privateKey).signature,
      signAsShop({ ...OFFER, totalInCents: 1 }).signature,
      '',
      'x',
      SIGNED.signature.slice(0, -4),
    ]
    for (const signature of signatures)
      expect(await verdictOn(JSON.stringify({ ...SIGNED, signature }))).toEqual({ kind: 'forged' })
  })

  it('does not bring its own key', async () => {
    const own = {
      ...signAsShop(OFFER, strangers.privateKey, 'mine'),
      publicKey: 'mine',
      keys: ['mine'],
    }
    expect(await verdictOn(JSON.stringify(own))).toEqual({ kind: 'unknownKey', keyId: 'mine' })
  })

  it('is unreadable when it is none at all', async () => {
    const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
    const texts = [
      '',
      'null',
      '1',
      '"x"',
      '[]',
      '{}',
      JSON.stringify(SIGNED).slice(0, -1),
      nested(100_000),
      `{"keyId":"shop","signature":"x","payload":${nested(100_000)}}`,
      ...['{"price":0.5}', '{"name":"\\ud800"}', '1e999', 'null', '"x"', '1'].map(
        (payload) => `{"keyId":"shop","signature":"x","payload":${payload}}`,
      ),
      JSON.stringify({ ...SIGNED, keyId: 1 }),
      JSON.stringify({ ...SIGNED, signature: null }),
    ]
    for (const text of texts)
      expect({ text: text.slice(0, 80), verdictOn: await verdictOn(text) }).toEqual({
        text: text.slice(0, 80),
        verdictOn: { kind: 'unreadable' },
      })
  })

  it('is never called genuine, whatever was pasted', async () => {
    const pasted = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc
        .record({ keyId: fc.constant('shop'), signature: fc.base64String(), payload: fc.jsonValue() })
        .map((value) => JSON.stringify(value)),
    )
    await fc.assert(
      fc.asyncProperty(pasted, async (text) => {
        expect(['unreadable', 'unknownKey', 'forged']).toContain((await verdictOn(text)).kind)
      }),
    )
  })
})
