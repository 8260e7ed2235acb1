import type { files as familiar } from '../files.ts'

/** Files that are uploaded, to a business. */
export const files = {
  FILE_UPLOAD_TOO_LARGE:
    'Diese Datei hat mehr als {size}\u00a0MB. Wählen Sie eine kleinere oder machen Sie ein Foto davon.',
  FILE_UPLOAD_FORMAT: 'Diese Datei können wir nicht lesen. Wählen Sie ein JPEG, PNG, WebP oder PDF.',
  FILE_UPLOAD_DIMENSIONS: 'Dieses Bild ist für uns zu klein oder zu groß. Machen Sie ein neues Foto.',
  FILE_UPLOAD_LOCKED:
    'Dieses PDF hat ein Passwort. Speichern Sie es ohne Passwort oder machen Sie ein Foto davon.',
  FILE_UPLOAD_ACTIVE:
    'Dieses PDF enthält Skripte oder andere Dateien. Machen Sie stattdessen ein Foto davon.',
  FILE_UPLOAD_TOO_MANY: 'Mehr als {count} Dateien gehen nicht. Entfernen Sie zuerst eine.',
  FILE_UPLOAD_BUSY:
    'Gerade kommen zu viele Dateien an. Warten Sie einen Moment und versuchen Sie es noch einmal.',
  FILE_UPLOAD_LOST:
    'Die Datei ist nicht angekommen. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  FILE_UPLOAD_CLOSED:
    'Auf diese Datei warten wir nicht mehr. Laden Sie die Seite neu, dann sehen Sie den aktuellen Stand.',
} satisfies Partial<Record<keyof typeof familiar, string>>
