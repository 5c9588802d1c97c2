import 'vanilla-cookieconsent/dist/cookieconsent.css';
import { run } from 'vanilla-cookieconsent';

run({
  categories: { necessary: { enabled: true, readOnly: true }, analytics: {} },
  language: {
    default: 'en',
    translations: {
      en: {
        consentModal: { title: 'Cookies', acceptAllBtn: 'Accept all', acceptNecessaryBtn: 'Reject all' },
        preferencesModal: { title: 'Cookies', savePreferencesBtn: 'Save', sections: [] },
      },
    },
  },
});
