import { queryOptions } from '@tanstack/react-query'
import type { DevicePicture } from '#contracts/desk/catalogue-picture.ts'
import { readFrom } from '../../platform/api/queries.ts'
import { CATALOGUE_KEY } from './catalogue-queries.ts'

const buildPath = (id: number | string): string => `/desk/api/catalogue/${id}`

export const buildDrawingPath = (id: number): string => `${buildPath(id)}/drawing`
export const buildPhotoPath = (id: number): string => `${buildPath(id)}/photo`

/** The picture as the shop shows it. The key makes the browser fetch another one. */
export const buildPictureSource = ({ id, photoKey, drawing }: DevicePicture): string =>
  `${buildPath(id)}/picture/file?key=${photoKey ?? drawing.key}`

export const buildPictureQuery = (id: number | string) =>
  queryOptions({
    queryKey: [...CATALOGUE_KEY, 'picture', String(id)],
    queryFn: readFrom<DevicePicture>(`${buildPath(id)}/picture`),
    // Someone edits it here: what comes from elsewhere mustn't replace what is typed.
    refetchOnWindowFocus: false,
  })
