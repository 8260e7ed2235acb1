/** Why there is no stream: the browser lacks what it needs, or was not allowed to use it. */
export type Obstacle = 'impossible' | 'refused'

/** A stream, or why there is none. */
export type MediaAnswer = MediaStream | Obstacle

export const isStream = (answer: MediaAnswer): answer is MediaStream => typeof answer === 'object'

export const stopStream = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop()
}

const toObstacle = (error: unknown): Obstacle =>
  error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'SecurityError')
    ? 'refused'
    : 'impossible'

const isMissing = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'OverconstrainedError' || error.name === 'NotFoundError')

/** Without processing: a browser that cancels echoes would take the tone out again. */
const PLAIN_SOUND = { echoCancellation: false, noiseSuppression: false, autoGainControl: false }

/** The microphone, until its stream is stopped. */
export async function openMicrophone(): Promise<MediaAnswer> {
  if (!navigator.mediaDevices?.getUserMedia) return 'impossible'
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: PLAIN_SOUND })
  } catch (error) {
    // Refused or missing: the step says so.
    return toObstacle(error)
  }
}

export type Facing = 'user' | 'environment'

/** For browsers that do not know which way a camera looks: the one they choose is the front one, another the rear one. */
async function openByOrder(media: MediaDevices, facing: Facing): Promise<MediaAnswer> {
  const chosen = await media.getUserMedia({ video: true })
  if (facing === 'user') return chosen
  const own = chosen.getVideoTracks()[0]?.getSettings().deviceId
  stopStream(chosen)
  const devices = await media.enumerateDevices()
  const other = devices.find(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== own)
  return other ? media.getUserMedia({ video: { deviceId: { exact: other.deviceId } } }) : 'impossible'
}

/** The camera on one side, until its stream is stopped. */
export async function openCamera(facing: Facing): Promise<MediaAnswer> {
  const media = navigator.mediaDevices
  if (!media?.getUserMedia) return 'impossible'
  try {
    return await media.getUserMedia({ video: { facingMode: { exact: facing } } })
  } catch (error) {
    // Refused: the step says so. Missing: there is another way to find the camera.
    if (!isMissing(error)) return toObstacle(error)
  }
  // The step says why there is no picture.
  return openByOrder(media, facing).catch(toObstacle)
}

/** Enough for a scratch; photos are shrunk anyway. */
const WANTED_WIDTH = 1_920

/** A camera to take photos with: the rear one if there is any. */
export async function openPhotoCamera(): Promise<MediaAnswer> {
  const media = navigator.mediaDevices
  if (!media?.getUserMedia) return 'impossible'
  const video = { facingMode: { ideal: 'environment' }, width: { ideal: WANTED_WIDTH } }
  try {
    return await media.getUserMedia({ video })
  } catch (error) {
    // Refused or missing: the page says so.
    return toObstacle(error)
  }
}
