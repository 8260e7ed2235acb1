import type { signedOffer as familiar } from '../signed-offer.ts'

/** Signed offers, to a business. */
export const signedOffer = {
  SCREEN_VERIFY_LEAD:
    'Zu jedem Verkauf gibt es einen Beleg mit unserer Signatur. Hier sagt Ihnen Ihr Browser, ob ein Beleg echt ist und was darin steht.',
  SIGNED_OFFER_DOWNLOAD_TEXT:
    'Unser Versprechen schwarz auf weiß und mit unserer Signatur: Ihre Geräte, Ihre Antworten, Preise und Fristen. Bewahren Sie ihn auf; ändern kann ihn niemand, auch wir nicht.',
  SIGNED_OFFER_CHECK: 'So prüfen Sie einen Beleg',
  VERIFY_PRIVATE:
    'Der Beleg bleibt auf Ihrem Gerät: Ihr Browser prüft ihn selbst, auch ohne Netz, sobald diese Seite offen ist.',
  VERIFY_FILE_HINT: 'Sie können sie auch auf diese Seite ziehen.',
  VERIFY_NO_SCRIPT:
    'Die Prüfung läuft in Ihrem Browser und braucht JavaScript. Wie es ohne geht, steht weiter unten.',
  VERIFY_FORGED_TEXT:
    'Die Signatur passt nicht: Etwas wurde verändert, oder wir haben das nie signiert. Verlassen Sie sich nicht darauf.',
  VERIFY_UNKNOWN_KEY_TEXT:
    'Er nennt den Schlüssel {keyId}, und das ist nicht unserer. Verlassen Sie sich nicht darauf.',
  VERIFY_UNREADABLE_TEXT:
    'Wählen Sie die Datei so, wie Sie sie heruntergeladen haben, oder fügen Sie den ganzen Text ein. Ein Bild oder ein Ausdruck lässt sich nicht prüfen.',
  VERIFY_UNKNOWN_FORM_TEXT:
    'Wir haben ihn signiert, aber in einer Form, die diese Seite nicht kennt. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  VERIFY_UNCHECKED_TEXT:
    'Das sagt nichts über den Beleg. Aktualisieren Sie den Browser, nehmen Sie einen anderen oder prüfen Sie von Hand, wie unten beschrieben.',
  VERIFY_BY_HAND_TEXT:
    'Sie brauchen die Programme openssl und jq. Speichern Sie den Beleg als signed-offer.json und unseren öffentlichen Schlüssel als key.pem und führen Sie dann die Befehle aus.',
} satisfies Partial<Record<keyof typeof familiar, string>>
