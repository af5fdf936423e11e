import { Route } from 'wouter';
import { renderAt } from '@/testing/render';
import { recordAddress } from '@shared/leads/sections';
import { ContactPage } from '../contact-page';

/** Opens the page of the contact 7, at its address with what stands behind it. */
export const openContact = (search = '') =>
  renderAt(
    <Route path="/leadmanager/dashboard/contacts/:id">
      <ContactPage />
    </Route>,
    { path: recordAddress('contacts', 7) + search },
  );
