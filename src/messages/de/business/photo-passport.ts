import type { photoPassport as familiar } from '../photo-passport.ts'

/** The photos of a device, to a business. */
export const photoPassport = {
  SCREEN_PHOTO_PASSPORT: 'Fotos Ihres Geräts',
  SCREEN_PHOTO_PASSPORT_LEAD:
    'Zeigen Sie, wie Ihr Gerät aussieht, bevor Sie es einschicken. Wenn wir bei der Prüfung etwas anderes sehen, stehen Ihr Foto und unseres nebeneinander.',
  PHOTOS_ABOUT:
    'Fotos sind freiwillig. Ort und Zeit der Aufnahme entfernen wir vor dem Speichern. Die Prüfsummen stehen in Ihrem signierten Angebot.',
  PHOTOS_ABOUT_SOLD:
    'Bis der Paketdienst Ihr Paket hat, können Sie Fotos ergänzen. Die Prüfsummen kommen sofort in unser öffentliches Protokoll. Ein gespeichertes Foto bleibt deshalb, wie es ist.',
  PHOTOS_FIT: 'Halten Sie Ihr Gerät in den Umriss.',
  PHOTOS_DARK: 'Es ist zu dunkel. Machen Sie Licht an oder gehen Sie ans Fenster.',
  PHOTOS_GLARE: 'Eine Spiegelung verdeckt etwas. Kippen Sie das Gerät ein wenig.',
  PHOTOS_BLURRED: 'Das Bild ist unscharf. Halten Sie still oder gehen Sie etwas weiter weg.',
  PHOTOS_REFUSED:
    'Ihr Browser darf die Kamera nicht benutzen. Erlauben Sie es und versuchen Sie es noch einmal, oder wählen Sie unten Fotos aus.',
  PHOTOS_IMPOSSIBLE: 'Dieser Browser findet keine Kamera. Wählen Sie unten Fotos aus.',
  PHOTOS_LIST: 'Seiten Ihres Geräts',
  PHOTOS_UNREADABLE: 'Dieses Foto können wir nicht lesen. Wählen Sie ein JPEG, PNG oder WebP aus.',
  PHOTOS_CLOSED:
    'Hier sind keine Fotos mehr möglich. Öffnen Sie sie noch einmal unter „Meine Geräte“ oder auf der Seite Ihres Verkaufs.',
  PHOTOS_YOURS: 'Ihr Foto: {side}',
  PHOTOS_SCAN:
    'Scannen Sie den Code mit dem Handy und fotografieren Sie dort. Er gilt einmal und {minutes} Minuten lang. Lassen Sie diese Seite offen.',
  PHOTOS_CODE_FAILED: 'Gerade gibt es keinen Code. Versuchen Sie es gleich noch einmal.',
  PHOTOS_CODE_OVER:
    'Dieser Code wurde schon benutzt oder ist abgelaufen. Zeigen Sie auf dem anderen Bildschirm einen neuen an.',
  PHOTOS_SCAN_NO_SCRIPT:
    'Der Code braucht JavaScript. Öffnen Sie die Seite stattdessen auf dem anderen Gerät.',
  PHOTOS_CLOSE_PAGE: 'Wenn Sie fertig sind, können Sie diese Seite schließen.',
  PHOTOS_COMPARE: 'Ihre Fotos und unsere',
  PHOTOS_COMPARE_TEXT:
    'Links, wie Sie Ihr Gerät fotografiert haben, rechts, wie wir es vorgefunden haben. Mit dem Regler vergleichen Sie beide.',
} satisfies Partial<Record<keyof typeof familiar, string>>
