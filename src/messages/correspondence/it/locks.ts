import type { locks as source } from '#messages/correspondence/en/locks.ts'

/** How a device is freed of its lock, for sellers who promised to do it before shipping. */
export const locks = {
  LOCK_TITLE: 'Prima di spedire, esci dagli account: {names}',
  LOCK_NOTE:
    'Hai indicato che l’avresti fatto prima di spedire. Se un blocco resta attivo, la verifica e il pagamento si fermano.',

  LOCK_APPLE_1:
    'Impostazioni › il tuo nome › Esci, con la password dell’account Apple. Così si disattiva «Dov’è».',
  LOCK_APPLE_2: 'Impostazioni › Generali › Trasferisci o inizializza › Inizializza contenuto e impostazioni.',
  LOCK_APPLE_3: 'Spento o guasto? Su icloud.com/find selezionalo e rimuovilo dal tuo account.',

  LOCK_MAC_1: 'Impostazioni di Sistema › il tuo nome › Esci. Così si disattiva «Dov’è».',
  LOCK_MAC_2:
    'Impostazioni di Sistema › Generali › Trasferisci o inizializza › Inizializza contenuto e impostazioni.',
  LOCK_MAC_3:
    'Mac meno recente con password del firmware? Tieni premuto ⌘R all’avvio e disattivala. Mac aziendale? Fallo sbloccare dal reparto IT.',

  LOCK_SAMSUNG_1:
    'Impostazioni › Account e backup › Gestisci account: rimuovi l’account Samsung, poi quello Google.',
  LOCK_SAMSUNG_2: 'Impostazioni › Gestione generale › Ripristina › Ripristina dati di fabbrica.',

  LOCK_ANDROID_1:
    'Impostazioni › Password e account: rimuovi l’account Google e quello del produttore (Xiaomi, Huawei…), se c’è.',
  LOCK_ANDROID_2: 'Impostazioni › Sistema › Opzioni di reimpostazione › Cancella tutti i dati.',

  LOCK_WINDOWS_1: 'Riavvia, apri il BIOS (di solito F2 o Canc) ed elimina la password, se c’è.',
  LOCK_WINDOWS_2: 'Impostazioni › Sistema › Ripristino › Reimposta il PC › Rimuovi tutto.',
  LOCK_WINDOWS_3: 'Portatile aziendale? Fai rimuovere dal reparto IT Autopilot, MDM e Absolute.',

  LOCK_PLAYSTATION_1:
    'PS5: Impostazioni › Utenti e account › Altro › Condivisione della console e gioco offline › Disabilita.',
  LOCK_PLAYSTATION_2: 'PS4: Impostazioni › Gestione account › Attiva come PS4 principale › Disattiva.',
  LOCK_PLAYSTATION_3: 'Poi ripristina la console dalle impostazioni, così non resta nessun utente.',

  LOCK_XBOX_1: 'Impostazioni › Generali › Personalizzazione › La mia Xbox principale: rimuovi la console.',
  LOCK_XBOX_2: 'Impostazioni › Account › Rimuovi account.',
  LOCK_XBOX_3: 'Impostazioni › Sistema › Info console › Ripristina console › Ripristina e rimuovi tutto.',

  LOCK_NINTENDO_1: 'Nintendo eShop › la tua icona › Console principale: annulla la registrazione.',
  LOCK_NINTENDO_2:
    'Impostazioni della console › Utenti › il tuo profilo › Elimina utente. Così l’account Nintendo viene scollegato.',
  LOCK_NINTENDO_3:
    'Impostazioni della console › Console › Opzioni di formattazione: riporta la console allo stato iniziale.',

  LOCK_OTHER_1: 'Nelle impostazioni esci da tutti gli account o rimuovili.',
  LOCK_OTHER_2:
    'Ripristina le impostazioni di fabbrica. All’avvio successivo non deve chiedere nessuna password.',
} satisfies Record<keyof typeof source, string>
