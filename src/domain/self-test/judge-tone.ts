/** Between speech and hiss: every speaker plays it, and every microphone hears it. */
export const TONE_HZ = 1_760

/** Fades a piece of sound in and out (as Hann proposed), so that its edges do not sound like other tones. */
const fade = (index: number, length: number): number =>
  0.5 - 0.5 * Math.cos((2 * Math.PI * index) / Math.max(1, length - 1))

/** How strong one frequency is in a sound, as a power (Goertzel's algorithm): cheaper than a spectrum, and exact. */
export function measureTone(samples: ArrayLike<number>, sampleRateHz: number, toneHz: number): number {
  const { length } = samples
  const coefficient = 2 * Math.cos((2 * Math.PI * toneHz) / sampleRateHz)
  let last = 0
  let beforeLast = 0
  for (let index = 0; index < length; index++) {
    const next = (samples[index] ?? 0) * fade(index, length) + coefficient * last - beforeLast
    beforeLast = last
    last = next
  }
  const power = last * last + beforeLast * beforeLast - coefficient * last * beforeLast
  // The fading halves the tone.
  return length > 0 ? power / (length / 4) ** 2 : 0
}

/** What the microphone recorded: pieces from before the tone, and pieces while it played. */
export interface HeardSound {
  readonly before: readonly ArrayLike<number>[]
  readonly during: readonly ArrayLike<number>[]
  readonly sampleRateHz: number
}

/** The tone has to be this many times stronger than the room was. */
const MIN_RATIO = 8

/** Below this a microphone records nothing but its own noise. */
const MIN_POWER = 1e-7

const pickMiddle = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** Whether the microphone has heard the tone. The middle piece counts: neither a door that slams nor one gap decides. */
export function isToneHeard({ before, during, sampleRateHz }: HeardSound): boolean {
  const measure = (pieces: HeardSound['before']) =>
    pickMiddle(pieces.map((samples) => measureTone(samples, sampleRateHz, TONE_HZ)))
  const power = measure(during)
  return power > MIN_POWER && power > measure(before) * MIN_RATIO
}
