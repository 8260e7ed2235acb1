import type { files as source } from '../en/files.ts'

/** Files that sellers upload. */
export const files = {
  FILE_UPLOADING: '{name} wird hochgeladen\u00a0…',
  FILE_UPLOAD_TOO_LARGE:
    'Diese Datei hat mehr als {size}\u00a0MB. Wähle eine kleinere oder mach ein Foto davon.',
  FILE_UPLOAD_FORMAT: 'Diese Datei können wir nicht lesen. Wähle ein JPEG, PNG, WebP oder PDF.',
  FILE_UPLOAD_DIMENSIONS: 'Dieses Bild ist für uns zu klein oder zu groß. Mach ein neues Foto.',
  FILE_UPLOAD_LOCKED: 'Dieses PDF hat ein Passwort. Speichere es ohne Passwort oder mach ein Foto davon.',
  FILE_UPLOAD_ACTIVE: 'Dieses PDF enthält Skripte oder andere Dateien. Mach stattdessen ein Foto davon.',
  FILE_UPLOAD_TOO_MANY: 'Mehr als {count} Dateien gehen nicht. Entferne zuerst eine.',
  FILE_UPLOAD_BUSY: 'Gerade kommen zu viele Dateien an. Warte einen Moment und versuch es noch einmal.',
  FILE_UPLOAD_LOST: 'Die Datei ist nicht angekommen. Prüf deine Verbindung und versuch es noch einmal.',
  FILE_UPLOAD_CLOSED:
    'Auf diese Datei warten wir nicht mehr. Lade die Seite neu, dann siehst du den aktuellen Stand.',
} satisfies Record<keyof typeof source, string>
