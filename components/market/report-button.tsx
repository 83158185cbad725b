import { Printer } from 'lucide-react';
import Link from 'next/link';
import { Button } from '@/components/ui/button';

/** Links to the content of the page as pages to print. */
export function ReportButton({ href }: { href: string }) {
  return (
    <Button asChild>
      <Link href={href} prefetch={false}>
        <Printer aria-hidden />
        Report
      </Link>
    </Button>
  );
}
