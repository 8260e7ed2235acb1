import type { signedOffer as familiar } from '../signed-offer.ts'

/** Signed offers, to a business. */
export const signedOffer = {
  SCREEN_VERIFY_LEAD:
    'Zu jedem Verkauf gehören ein signiertes Angebot und eine Verkaufsakte. Hier prüft Ihr Browser, ob Ihre Datei echt ist, und zeigt Ihnen, was darin steht.',
  SIGNED_OFFER_DOWNLOAD_TEXT:
    'Ihre Geräte, Ihre Antworten, Preise und Fristen mit unserer Signatur. Bewahren Sie die Datei auf. Jede Änderung fällt bei der Prüfung auf.',
  SIGNED_OFFER_CHECK: 'So prüfen Sie ein signiertes Angebot',
  VERIFY_PRIVATE:
    'Die Datei bleibt auf Ihrem Gerät. Ihr Browser prüft sie selbst. Nach der ersten Prüfung geht das auch ohne Internet.',
  VERIFY_FILE_HINT: 'Sie können sie auch auf diese Seite ziehen.',
  VERIFY_NO_SCRIPT:
    'Die Prüfung läuft mit JavaScript in Ihrem Browser. Weiter unten steht, wie es ohne geht.',
  VERIFY_FORGED_TEXT:
    'Die Signatur passt nicht. Die Datei wurde verändert oder stammt nicht von uns. Verlassen Sie sich nicht darauf.',
  VERIFY_UNKNOWN_KEY_TEXT:
    'Der Schlüssel {keyId} gehört nicht uns. Verlassen Sie sich nicht auf diese Datei.',
  VERIFY_UNREADABLE_TEXT:
    'Wählen Sie die unveränderte Datei oder fügen Sie den ganzen Text ein. Bilder, Ausdrucke und PDF-Dateien lassen sich nicht prüfen. Für ein Löschzertifikat brauchen Sie die Verkaufsakte.',
  VERIFY_UNKNOWN_FORM_TEXT:
    'Die Signatur stammt von uns, aber diese Seite kennt das Format noch nicht. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  VERIFY_NOT_LOADED_TEXT:
    'Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal. Ihre Datei hat dieses Gerät nicht verlassen.',
  VERIFY_UNCHECKED_TEXT:
    'Über die Echtheit sagt das nichts. Aktualisieren Sie den Browser, nehmen Sie einen anderen oder prüfen Sie die Datei von Hand, wie unten beschrieben.',
  VERIFY_BY_HAND_TEXT:
    'Sie brauchen die Programme openssl und jq. Speichern Sie das signierte Angebot als signed-offer.json und unseren öffentlichen Schlüssel als key.pem und führen Sie dann die Befehle aus.',
} satisfies Partial<Record<keyof typeof familiar, string>>
