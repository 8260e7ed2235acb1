import type { locks as source } from '#messages/correspondence/en/locks.ts'

/** How a device is freed of its lock, for sellers who promised to do it before shipping. */
export const locks = {
  LOCK_TITLE: 'Vor dem Versand entsperren: {names}',
  LOCK_NOTE:
    'Du wolltest das vor dem Versand erledigen. Mit Sperre können wir nicht prüfen, und deine Auszahlung verzögert sich.',

  LOCK_APPLE_1:
    'Einstellungen › Name ganz oben › Abmelden, mit dem Passwort des Apple Accounts. Das schaltet „Wo ist?“ aus.',
  LOCK_APPLE_2: 'Einstellungen › Allgemein › Übertragen/Zurücksetzen › Alle Inhalte & Einstellungen löschen.',
  LOCK_APPLE_3: 'Gerät aus oder defekt? Auf icloud.com/find auswählen und aus dem Apple Account entfernen.',

  LOCK_MAC_1: 'Systemeinstellungen › Name ganz oben › Abmelden. Das schaltet „Wo ist?“ aus.',
  LOCK_MAC_2:
    'Systemeinstellungen › Allgemein › Übertragen oder zurücksetzen › Alle Inhalte & Einstellungen löschen.',
  LOCK_MAC_3:
    'Älterer Mac mit Firmware-Passwort? Beim Start ⌘R halten und es ausschalten. Firmen-Mac? Von der IT freigeben lassen.',

  LOCK_SAMSUNG_1:
    'Einstellungen › Konten und Sicherung › Konten verwalten: erst das Samsung-Konto entfernen, dann das Google-Konto.',
  LOCK_SAMSUNG_2:
    'Einstellungen › Allgemeine Verwaltung › Zurücksetzen › Auf Werkseinstellungen zurücksetzen.',

  LOCK_ANDROID_1:
    'Einstellungen › Passwörter und Konten: Google-Konto entfernen, danach das Konto des Herstellers, falls vorhanden (Xiaomi, Huawei\u00a0…).',
  LOCK_ANDROID_2: 'Einstellungen › System › Optionen zum Zurücksetzen › Alle Daten löschen.',

  LOCK_WINDOWS_1: 'Neu starten, das BIOS öffnen (meist F2 oder Entf) und ein gesetztes Passwort löschen.',
  LOCK_WINDOWS_2: 'Einstellungen › System › Wiederherstellung › PC zurücksetzen › Alles entfernen.',
  LOCK_WINDOWS_3: 'Firmenlaptop? Von der IT aus Autopilot, MDM und Absolute freigeben lassen.',

  LOCK_PLAYSTATION_1:
    'PS5: Einstellungen › Nutzer und Konten › Andere › Konsolenfreigabe und Offline-Spiel › Deaktivieren.',
  LOCK_PLAYSTATION_2:
    'PS4: Einstellungen › Kontoverwaltung › Als deine primäre PS4 aktivieren › Deaktivieren.',
  LOCK_PLAYSTATION_3:
    'Danach die Konsole in den Einstellungen zurücksetzen, damit kein Nutzer mehr angemeldet ist.',

  LOCK_XBOX_1:
    'Einstellungen › Allgemein › Personalisierung › Meine Heim-Xbox: die Konsole als Heim-Xbox entfernen.',
  LOCK_XBOX_2: 'Einstellungen › Konto › Konten entfernen.',
  LOCK_XBOX_3:
    'Einstellungen › System › Konsoleninfo › Konsole zurücksetzen › Zurücksetzen und alles entfernen.',

  LOCK_NINTENDO_1: 'Nintendo eShop › Profilbild oben rechts › Hauptkonsole: die Registrierung aufheben.',
  LOCK_NINTENDO_2:
    'Systemeinstellungen › Nutzer › Profil auswählen › Nutzer löschen. Das trennt das Nintendo-Konto.',
  LOCK_NINTENDO_3:
    'Systemeinstellungen › System › Formatierungsoptionen: die Konsole auf den Auslieferungszustand zurücksetzen.',

  LOCK_OTHER_1: 'In den Einstellungen alle Konten abmelden oder entfernen.',
  LOCK_OTHER_2:
    'Auf Werkseinstellungen zurücksetzen. Beim nächsten Start darf kein Passwort verlangt werden.',
} satisfies Record<keyof typeof source, string>
