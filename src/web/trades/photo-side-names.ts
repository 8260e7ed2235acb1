import type { PhotoSide } from '#domain/photo-passport/photo-sides.ts'
import type { MessageKey } from '#messages/message-key.ts'

/** What each side of a device is called. */
export const SIDE_NAMES = {
  front: 'PHOTO_SIDE_FRONT',
  back: 'PHOTO_SIDE_BACK',
  left: 'PHOTO_SIDE_LEFT',
  right: 'PHOTO_SIDE_RIGHT',
  top: 'PHOTO_SIDE_TOP',
  bottom: 'PHOTO_SIDE_BOTTOM',
  underside: 'PHOTO_SIDE_UNDERSIDE',
  screenOn: 'PHOTO_SIDE_SCREEN_ON',
  lid: 'PHOTO_SIDE_LID',
  keyboard: 'PHOTO_SIDE_KEYBOARD',
  ports: 'PHOTO_SIDE_PORTS',
  controller: 'PHOTO_SIDE_CONTROLLER',
  glass: 'PHOTO_SIDE_GLASS',
  mount: 'PHOTO_SIDE_MOUNT',
  barrel: 'PHOTO_SIDE_BARREL',
} as const satisfies Readonly<Record<PhotoSide, MessageKey>>
