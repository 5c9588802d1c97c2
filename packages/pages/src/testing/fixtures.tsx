import { Outlet, useActionData } from 'react-router-dom';
import { buildRoutes, type Guard } from '../buildRoutes.tsx';
import { PageMeta } from '../PageMeta.tsx';
import type { PageModule, PageRequest, PageRow } from '../page.ts';
import { createPages, type Pages, type PagesOptions } from '../server/createPages.tsx';
import { site } from './site.ts';

function Layout() {
  return (
    <div data-layout="public">
      <Outlet />
    </div>
  );
}

/** A row of a test's route table around one module. */
export function row(path: string, module: PageModule, rest: Partial<PageRow> = {}): PageRow {
  return { path, layout: 'public', visibility: 'public', page: async () => module, ...rest };
}

/** A page that shows a text and has a title. */
export function textPage(text: string, loader?: (page: PageRequest) => Promise<void>): PageModule {
  return {
    default: function TextPage() {
      return (
        <main>
          <PageMeta title={text} description={text} />
          <p>{text}</p>
        </main>
      );
    },
    ...(loader ? { loader } : {}),
  };
}

/** A page with a form that refuses an empty name and otherwise goes on. */
export const formPage = (finish: (name: string) => Response): PageModule => ({
  default: function FormPage() {
    const problem = useActionData() as { reason: string } | undefined;
    return (
      <form method="post">
        <p>{problem?.reason ?? 'Say your name'}</p>
      </form>
    );
  },
  action: async ({ request }) => {
    const name = String((await request.formData()).get('name') ?? '').trim();
    if (name === '') return { reason: 'A name is needed' };
    throw finish(name);
  },
});

/** Pages over some rows, with an API that answers from a table of paths. */
export function makePages(
  rows: readonly PageRow[],
  api: PagesOptions['api'],
  guards: readonly Guard[] = [],
  rest: Partial<PagesOptions> = {},
): Pages {
  return createPages({
    routes: buildRoutes({ rows, layouts: { public: Layout }, guards }),
    findAssets: () => ({
      styles: ['/assets/base.css'],
      fonts: ['/assets/sans.woff2'],
      modules: ['/assets/browser.js'],
    }),
    api,
    site,
    buildId: 'test',
    reportingDsn: null,
    onError: (error) => {
      throw error;
    },
    ...rest,
  });
}
