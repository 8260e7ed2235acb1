/** The drawings that content may name, as `art:hero`: those that stand for something on any page. */
export const CONTENT_PICTURES = [
  'business',
  'camera',
  'console',
  'difference',
  'hero',
  'inspection',
  'laptop',
  'lens',
  'monitor',
  'phone',
  'step-answer',
  'step-paid',
  'step-send',
  'tablet',
] as const

export const PICTURE_SCHEME = 'art:'

/** Places of the home page that show a picture of the home document. */
export const HOME_PICTURE_PLACES = ['hero', 'inspection', 'banner'] as const

/** Whether a target names a drawing of the shop. */
export const isContentPicture = (target: string): boolean =>
  target.startsWith(PICTURE_SCHEME) &&
  CONTENT_PICTURES.some((name) => name === target.slice(PICTURE_SCHEME.length))
