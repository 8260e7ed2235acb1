import { isToneHeard, TONE_HZ } from '#domain/self-test/judge-tone.ts'

const PIECE_SAMPLES = 4_096
const PIECE_MS = 90
const PIECES = 7

/** Until the tone has left the speaker and reached the microphone. */
const SETTLE_MS = 300

const VOLUME = 0.7

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

async function record(analyser: AnalyserNode): Promise<Float32Array[]> {
  const pieces: Float32Array[] = []
  while (pieces.length < PIECES) {
    await wait(PIECE_MS)
    const piece = new Float32Array(PIECE_SAMPLES)
    analyser.getFloatTimeDomainData(piece)
    pieces.push(piece)
  }
  return pieces
}

/** Plays the tone and listens. The pieces of sound are measured and forgotten; nothing is stored or sent. */
export async function listenForTone(context: AudioContext, microphone: MediaStream): Promise<boolean> {
  const analyser = new AnalyserNode(context, { fftSize: PIECE_SAMPLES })
  const source = context.createMediaStreamSource(microphone)
  source.connect(analyser)
  const before = await record(analyser)
  const tone = context.createOscillator()
  const volume = new GainNode(context, { gain: VOLUME })
  tone.frequency.value = TONE_HZ
  tone.connect(volume).connect(context.destination)
  tone.start()
  await wait(SETTLE_MS)
  const during = await record(analyser)
  tone.stop()
  source.disconnect()
  return isToneHeard({ before, during, sampleRateHz: context.sampleRate })
}
