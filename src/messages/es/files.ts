import type { files as source } from '../en/files.ts'

/** Files that sellers upload. */
export const files = {
  FILE_UPLOADING: 'Subiendo {name}…',
  FILE_UPLOAD_TOO_LARGE:
    'Este archivo pasa de {size}\u00a0MB. Elige uno más pequeño o haz una foto del documento.',
  FILE_UPLOAD_FORMAT: 'No podemos leer este archivo. Elige un JPEG, PNG, WebP o PDF.',
  FILE_UPLOAD_DIMENSIONS: 'Esta imagen es demasiado pequeña o demasiado grande. Haz otra foto.',
  FILE_UPLOAD_LOCKED: 'Este PDF tiene contraseña. Guárdalo sin ella o haz una foto del documento.',
  FILE_UPLOAD_ACTIVE: 'Este PDF contiene scripts u otros archivos. Mejor haz una foto del documento.',
  FILE_UPLOAD_TOO_MANY: 'No puedes subir más de {count} archivos. Quita uno primero.',
  FILE_UPLOAD_BUSY: 'Ahora mismo llegan demasiados archivos. Espera un momento e inténtalo de nuevo.',
  FILE_UPLOAD_LOST: 'El archivo no ha llegado. Comprueba tu conexión e inténtalo de nuevo.',
  FILE_UPLOAD_CLOSED: 'Ya no esperamos este archivo. Recarga la página para ver cómo va tu venta.',
} satisfies Record<keyof typeof source, string>
