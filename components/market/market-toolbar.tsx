import { Download, ListFilter } from 'lucide-react';
import type { ComponentProps, RefObject } from 'react';
import type { QueryBarState } from '@/components/query-bar/use-query-bar';
import { SavedMenu } from '@/components/saved/saved-menu';
import { Button, IconButton } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog';
import { Select, type SelectOption } from '@/components/ui/select';
import {
  MARKET_REACH,
  type MarketField,
  type MarketPage,
  type MarketSort,
  type MarketView,
  marketViewParams,
} from '@/lib/recruiter/vocabulary';
import { MarketFacets } from './list/facets';
import { marketCsvHref } from './market-path';
import { useMarketNavigation } from './navigation';
import { QuestionBar } from './question-bar';
import { count, questionName } from './search/words';

const SORTS: readonly SelectOption<MarketSort>[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'pay', label: 'Highest pay', description: 'By the figure for a year, whatever its currency.' },
  { value: 'postings', label: 'Most postings' },
  { value: 'employer', label: 'Employer, A to Z' },
];

/** The question, the order of its answer, and the ways to take it along. */
export function MarketToolbar({
  view,
  fields,
  bar,
  inputRef,
  faultId,
  page,
}: {
  view: MarketView;
  fields: readonly MarketField[];
  bar: QueryBarState;
  inputRef: RefObject<HTMLInputElement | null>;
  faultId: string | undefined;
  page: MarketPage;
}) {
  const { go } = useMarketNavigation();
  const params = marketViewParams({ ...view, page: 1 }).toString();
  return (
    <QuestionBar bar={bar} inputRef={inputRef} faultId={faultId}>
      <Select
        aria-label="Order"
        className="w-36 max-sm:flex-1"
        options={SORTS}
        value={view.sort}
        onValueChange={(sort) => go({ ...view, sort, page: 1 })}
      />
      <FacetsDialog page={page} fields={fields} view={view} />
      <SavedMenu
        kind="market"
        params={params}
        suggested={questionName(view.filters, fields, page.labels)}
        draft={{ name: 'Key figures', subject: { kind: 'question', figure: null, params } }}
      />
      <IconButton
        label={
          page.total > MARKET_REACH
            ? `Export the first ${count(MARKET_REACH)} jobs as CSV`
            : 'Export these jobs as CSV'
        }
        shortcut={['E']}
        variant="secondary"
        asChild
      >
        <a href={marketCsvHref(view)} download>
          <Download aria-hidden />
        </a>
      </IconButton>
    </QuestionBar>
  );
}

/** The facets, for screens without room for them next to the list. */
function FacetsDialog(shown: ComponentProps<typeof MarketFacets>) {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button className="lg:hidden">
          <ListFilter aria-hidden />
          Narrow
        </Button>
      </DialogTrigger>
      <DialogContent title="Narrow down">
        <div className="-mx-4">
          <MarketFacets {...shown} />
        </div>
      </DialogContent>
    </Dialog>
  );
}
