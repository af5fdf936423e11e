import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { enquiries } from '@shared/enquiries/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { toast } from '@/lib/toast';
import type { EnquiryPages } from './admin-use-enquiries';
import { adminTexts } from './texts/admin';

/** Sets the mark in every cached list; the enquiry keeps its place until a list is fetched again. */
function showMark(client: QueryClient, id: number, read: boolean) {
  const isList = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    String(queryKey[0]).startsWith(enquiries.list.path);
  client.setQueriesData<EnquiryPages>({ predicate: isList }, (list) => list && marked(list, id, read));
}

function marked(list: EnquiryPages, id: number, read: boolean): EnquiryPages {
  const pages = list.pages.map((page) => ({
    ...page,
    unread: { ...page.unread, count: Math.max(0, page.unread.count + (read ? -1 : 1)) },
    rows: page.rows.map((each) => (each.id === id ? { ...each, read } : each)),
  }));
  return { ...list, pages };
}

/** Marks an enquiry as read or unread: at once on the screen, and back if the server refuses. */
export function useMark(id: number) {
  const t = useTexts(adminTexts);
  const client = useQueryClient();
  return useMutation({
    scope: { id: `mark enquiry ${id}` },
    mutationFn: (read: boolean) => call(enquiries.mark, { id }, { read }),
    onMutate: (read) => showMark(client, id, read),
    onError: (error, read) => {
      showMark(client, id, !read);
      toast({
        variant: 'destructive',
        title: t('enquiry.notMarked'),
        description: errorText(error),
      });
    },
  });
}
