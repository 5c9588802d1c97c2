process.stdout.write('Nothing is built yet.\n');
